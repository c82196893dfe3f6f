export { ShoppingListPage as Component } from '#web/features/shopping-list/shopping-list-page.tsx';
