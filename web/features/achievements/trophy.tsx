import {
  FlaskConical,
  House,
  type LucideIcon,
  PackageX,
  ScanBarcode,
  SearchCheck,
  Shield,
  Star,
  UsersRound,
} from 'lucide-react';
import type { BadgeType } from '#domain/achievements/badge.ts';
import './achievements.css';

const ICON: Readonly<Record<BadgeType | 'family_hero', LucideIcon>> = {
  first_scan: ScanBarcode,
  pet_protector: Star,
  profile_setup: Shield,
  pair_resolved: FlaskConical,
  areas_begun: House,
  formula_checked: SearchCheck,
  recall_handled: PackageX,
  family_hero: UsersRound,
};

interface TrophyProps {
  of: keyof typeof ICON;
  name: string;
  /** When it was reached, or the progress so far. */
  caption: string;
  reached: boolean;
}

/** A badge on the shelf; one not reached yet is a dashed outline with its progress. */
export function Trophy({ of, name, caption, reached }: TrophyProps) {
  const Icon = ICON[of];
  return (
    <li className="trophy" data-reached={reached}>
      <span className="trophy-disc">
        <Icon size={36} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <span className="trophy-foot" />
      <span className="trophy-shelf" />
      <span className="strong mt-2 block px-2 wrap-anywhere">{name}</span>
      <span className="small block px-2 text-ink-2">{caption}</span>
    </li>
  );
}
