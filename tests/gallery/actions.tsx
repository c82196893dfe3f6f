import { ChevronLeft, Plus } from 'lucide-react';
import { Button, type ButtonVariant, IconButton } from '#web/ui/button.tsx';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { UsageBar } from '#web/ui/usage-bar.tsx';
import type { GalleryEntry } from './gallery-entry.ts';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'soft', 'quiet', 'danger'];
const plus = <Plus aria-hidden="true" strokeWidth={1.9} />;

export const ACTIONS: readonly GalleryEntry[] = [
  {
    name: 'Button',
    states: {
      ...Object.fromEntries(
        VARIANTS.map((variant) => [
          variant,
          <Button key={variant} variant={variant} icon={plus}>
            Add to inventory
          </Button>,
        ]),
      ),
      small: <Button size="small">Save</Button>,
      pending: <Button pending>Saving</Button>,
      disabled: <Button disabled>Save</Button>,
    },
  },
  {
    name: 'IconButton',
    states: {
      default: (
        <IconButton label="Back">
          <ChevronLeft strokeWidth={1.9} />
        </IconButton>
      ),
    },
  },
  {
    name: 'LinkButton and TextLink',
    states: {
      button: <LinkButton to="/scan">View report</LinkButton>,
      text: <TextLink to="/method">How the score works</TextLink>,
    },
  },
  {
    name: 'UsageBar',
    states: {
      usual: <UsageBar used={2} limit={5} notice="none" plan="Free plan" manageTo="/subscription" />,
      near: <UsageBar used={4} limit={5} notice="near" plan="Free plan" manageTo="/subscription" />,
      reached: <UsageBar used={5} limit={5} notice="reached" plan="Free plan" manageTo="/subscription" />,
      unlimited: <UsageBar used={9} limit={-1} notice="unlimited" plan="Family plan" manageTo="/subscription" />,
    },
  },
  { name: 'Logo', states: { default: <Logo /> } },
];
