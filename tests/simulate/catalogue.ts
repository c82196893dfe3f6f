import { WITH_LABEL, WITHOUT_LABEL } from '../api/start-app.ts';

/** The catalogue of the instance, which also ships with the app. */
export const CATALOGUE = [WITH_LABEL, WITHOUT_LABEL];
