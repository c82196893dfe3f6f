import { knowledgeVersion } from 'virtual:knowledge';
import type { Report } from '#domain/safety/report.ts';
import { ENGINE_VERSION } from '#engine-version';

/** The versions of an up-to-date report: the engine and knowledge that came with this version of the app. */
export const CURRENT_VERSIONS: Report['versions'] = { engine: ENGINE_VERSION, knowledge: knowledgeVersion };
