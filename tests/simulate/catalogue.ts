import { WITH_LABEL, WITHOUT_LABEL } from '../api/start-app.ts';

/** What the instance's catalogue holds, and comes with the app. */
export const CATALOGUE = [WITH_LABEL, WITHOUT_LABEL];
