import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinGroup, previewGroup } from '#domain/groups/group-calls.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { BackButton, Page } from '#web/ui/frame/page.tsx';
import { JoinGroupForm } from './door-view.tsx';

/** A group that the person is not in: its preview if it is open or has invited them, otherwise "not found". */
export function GroupPreviewPage({ groupId, onInside }: { groupId: string; onInside: () => void }) {
  const client = useClient();
  const { user } = useAccount();
  const navigate = useNavigate();
  const params = { id: groupId };
  const [asked, again] = useServerAnswer(
    useCallback(() => client.server.ask(previewGroup, { params: { id: groupId } }), [client, groupId]),
  );
  return (
    <Page title="Group">
      <BackButton fallback={paths.community} />
      {asked.state !== 'there' && <h1 className="title-1">Group</h1>}
      <div className="mt-2">
        <ServerAnswerView asked={asked} again={again}>
          {(preview) => (
            <JoinGroupForm
              preview={preview}
              name={user.firstName || user.username}
              join={(yourName) => client.server.ask(joinGroup, { params, body: { yourName } })}
              onJoined={onInside}
              onNotNow={() => void navigate(paths.community)}
            />
          )}
        </ServerAnswerView>
      </div>
    </Page>
  );
}
