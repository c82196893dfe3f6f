import type { SeverityLevel } from '#web/ui/risk/levels.ts';
import { LEVEL_CLASS, type RiskLevel } from '#web/ui/risk/levels.ts';

/** Levels whose colours a report picture uses. */
export type DrawnLevel = RiskLevel | SeverityLevel;

export interface LevelColours {
  readonly fill: string;
  readonly text: string;
  readonly soft: string;
  readonly on: string;
}

const PLAIN = {
  page: '--bg',
  panel: '--surface',
  well: '--surface-2',
  line: '--line',
  track: '--track',
  ink: '--text',
  ink2: '--text-2',
  accent: '--accent',
} as const;

export type PlainColours = Readonly<Record<keyof typeof PLAIN, string>>;

/** Colours of the light theme, whatever the page's theme: a picture is viewed elsewhere. */
export function pictureColours(levels: readonly DrawnLevel[]): {
  readonly plain: PlainColours;
  readonly of: ReadonlyMap<DrawnLevel, LevelColours>;
} {
  const probe = document.createElement('span');
  probe.dataset.theme = 'light';
  probe.hidden = true;
  document.body.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const of = new Map<DrawnLevel, LevelColours>();
  for (const level of levels) {
    probe.className = LEVEL_CLASS[level];
    of.set(level, {
      fill: read('--level-fill'),
      text: read('--level-text'),
      soft: read('--level-soft'),
      on: read('--level-on'),
    });
  }
  const plain: PlainColours = {
    page: read(PLAIN.page),
    panel: read(PLAIN.panel),
    well: read(PLAIN.well),
    line: read(PLAIN.line),
    track: read(PLAIN.track),
    ink: read(PLAIN.ink),
    ink2: read(PLAIN.ink2),
    accent: read(PLAIN.accent),
  };
  probe.remove();
  return { plain, of };
}
