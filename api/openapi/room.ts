export { openApiRoutes as openApiCalls } from './routes.ts';
