import { useParams } from 'react-router-dom';
import { NoticePage } from '#web/features/recalls/notice-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <NoticePage key={id} id={id} />;
}
