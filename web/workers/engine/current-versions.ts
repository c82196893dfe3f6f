import { knowledgeVersion } from 'virtual:knowledge';
import type { Report } from '#domain/safety/report.ts';
import { ENGINE_VERSION } from '#engine-version';

/** What a report of today is written by: the engine and the knowledge that came with this page. */
export const CURRENT_VERSIONS: Report['versions'] = { engine: ENGINE_VERSION, knowledge: knowledgeVersion };
