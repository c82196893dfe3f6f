import type { EntitySchemas } from '../sync/rule.ts';
import { FeatureRequest, HelpQuestion, HelpRequest } from './help-request.ts';

export const HELP_REQUEST = {
  data: HelpRequest,
  operations: { 'help.ask': HelpQuestion, 'help.wish': FeatureRequest },
} as const satisfies EntitySchemas;
