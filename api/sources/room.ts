export { jobView, type KnownSource, type SourcesOf, sourceRoutes } from './routes.ts';
export { type SourceAnswer, type SourceId, sourceStates } from './states.ts';
