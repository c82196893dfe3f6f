import { ChevronLeft, ChevronRight, CircleQuestionMark, Lightbulb, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SupportLine } from '#web/client/support-line.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { EarlierRequests } from './earlier-requests.tsx';
import { FeatureForm } from './feature-form.tsx';
import { QuestionForm } from './question-form.tsx';

type Place = 'menu' | 'question' | 'feature';

const TITLE: Readonly<Record<Place, string>> = {
  menu: 'Help',
  question: 'Help & Questions',
  feature: 'Request a Feature',
};

interface MenuLineProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  onClick: () => void;
}

const MenuLine = ({ Icon, title, text, onClick }: MenuLineProps) => (
  <li className="row min-h-[72px] px-4">
    <Icon size={24} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
    <button type="button" className="row-link flex-1 py-2 text-start" onClick={onClick}>
      <span className="strong block">{title}</span>
      <span className="small block text-ink-2">{text}</span>
    </button>
    <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="-mr-1 text-ink-3" />
  </li>
);

const Menu = ({ asked, onGo }: { asked: string | null; onGo: (place: Place) => void }) => (
  <>
    <PanelList inset={56}>
      <MenuLine
        Icon={CircleQuestionMark}
        title="Help & Questions"
        text="The people who run your server answer here"
        onClick={() => onGo('question')}
      />
      <MenuLine
        Icon={Lightbulb}
        title="Request a Feature"
        text="What would make this better at home"
        onClick={() => onGo('feature')}
      />
    </PanelList>
    <div className="mt-4">
      <Notice level="WARNING">
        <strong className="strong block">Swallowed something?</strong>
        Do not wait for an answer here. Call the poison centre, or your emergency number.
      </Notice>
    </div>
    <SupportLine />
    <EarlierRequests shown={asked} />
  </>
);

interface HelpSheetProps {
  /** Id of the request to show; null if the button opened the sheet. */
  asked: string | null;
  onClose: () => void;
}

/** Questions and feature requests to the people who run the server, and their answers (product P2.4.3, P2.4.5). */
export function HelpSheet({ asked, onClose }: HelpSheetProps) {
  const [place, setPlace] = useState<Place>('menu');
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the first control of the new content.
    if (shown.current !== place) content.current?.querySelector<HTMLElement>('input, button')?.focus();
    shown.current = place;
  }, [place]);
  return (
    <Sheet
      open
      tall={place !== 'menu'}
      form={place !== 'menu'}
      onClose={onClose}
      title={TITLE[place]}
      steps={
        place !== 'menu' && (
          <IconButton label="Back to help" className="-ml-3" onClick={() => setPlace('menu')}>
            <ChevronLeft strokeWidth={1.9} />
          </IconButton>
        )
      }
    >
      <div ref={content}>
        {place === 'menu' && <Menu asked={asked} onGo={setPlace} />}
        {place === 'question' && <QuestionForm onSent={onClose} />}
        {place === 'feature' && <FeatureForm onSent={onClose} />}
      </div>
    </Sheet>
  );
}
