import { useParams } from 'react-router-dom';
import { IngredientPage } from '#web/features/ingredient-database/ingredient-page.tsx';

/** /ingredient-database: every ingredient this phone knows. */
export { DatabasePage as Component } from '#web/features/ingredient-database/database-page.tsx';

/** /ingredient-database/:id, usually opened from the list. */
export function Ingredient() {
  const { id = '' } = useParams();
  return <IngredientPage key={id} id={id} />;
}
