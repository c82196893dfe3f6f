import { useParams } from 'react-router-dom';
import { IngredientPage } from '#web/features/ingredient-database/ingredient-page.tsx';

/** /ingredient-database/:id. */
export function Component() {
  const { id = '' } = useParams();
  return <IngredientPage key={id} id={id} />;
}
