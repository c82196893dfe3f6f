export { SearchPage as Component } from '#web/features/product-search/search-page.tsx';
