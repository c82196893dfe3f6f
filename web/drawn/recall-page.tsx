import type { RecallNotice } from '#domain/recalls/notice.ts';
import { NoticeHead } from '../features/recalls/notice-head.tsx';
import { TheNotice } from '../features/recalls/the-notice.tsx';
import { WhatToDo } from '../features/recalls/what-to-do.tsx';
import { paths, recallPath } from '../paths.ts';
import { HAZARD_WORDS, remedyWords, sourceWords, stopWords, WITHDRAWN } from '../product-view/recall-words.ts';
import { OpenFrame, TryIt } from './open-frame.tsx';

/** Search engines show about this many characters of a title and of a description. */
const TITLE_MOST = 90;
const REASON_MOST = 120;

const short = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** The title of a notice's page. */
export const recallTitle = ({ title, withdrawn }: RecallNotice): string =>
  `${withdrawn ? WITHDRAWN.title : 'Recall'}: ${short(title, TITLE_MOST)} · Safeshelf`;

/** The description for search engines. The notice's number at its source makes it unique. */
export function recallDescription(notice: RecallNotice): string {
  const about = `${sourceWords(notice)}, ${notice.publishedOn}. ${HAZARD_WORDS[notice.hazard]}`;
  const reason = notice.reason === '' ? '' : `: ${short(notice.reason, REASON_MOST)}`;
  const act = notice.withdrawn
    ? 'The source has withdrawn or closed it.'
    : `${stopWords(notice)} ${remedyWords(notice).title}`;
  return `${about}${reason}${/[.…]$/.test(reason) ? '' : '.'} ${act}`;
}

/** A notice's public page: what it is about, what to do, and its source. */
export const RecallPage = ({ notice }: { notice: RecallNotice }) => (
  <OpenFrame>
    <div className="open-recall">
      <NoticeHead notice={notice} />
      {!notice.withdrawn && <WhatToDo notice={notice} decides={null} />}
      <TheNotice notice={notice} />
      <TryIt
        words="With an account, every new notice is compared with what you have at home, and you’re told when one concerns you."
        signedIn={
          notice.withdrawn
            ? { to: paths.recalls, name: 'All recalls' }
            : { to: recallPath(notice.id), name: 'See if you have it' }
        }
      />
      <p className="caption mt-5 text-ink-3">
        {notice.publishedBy === undefined
          ? 'These facts were read from the source by machine. What counts is the source itself.'
          : `The people who run ${notice.publishedBy} wrote this notice. It does not come from an authority.`}
      </p>
    </div>
  </OpenFrame>
);
