import type { ConnectionKind } from './connection.ts';

interface Words {
  /** Label of the chip. */
  readonly label: string;
  /** Heading of its sheet. */
  readonly title: string;
  /** What it means for the person. */
  readonly meaning: string;
}

const KEPT = 'You can keep scanning, reading and editing: everything is kept on this phone';

/** Texts for each state. */
export const CONNECTION_WORDS: Readonly<Record<Exclude<ConnectionKind, 'fine'>, Words>> = {
  outdated: {
    label: 'Update needed',
    title: 'A newer version is in use',
    meaning:
      'The server or another tab already uses a newer version of the app. You can still read everything, and nothing is lost: your changes are kept and sent after the update.',
  },
  paused: {
    label: 'Paused',
    title: 'Sending is paused',
    meaning:
      'Your session has expired. You can still read everything on this phone, and your changes are kept until you sign in again.',
  },
  staying_offline: {
    label: 'Staying offline',
    title: 'You chose to stay offline',
    meaning: `Nothing is sent or fetched until you turn it off. ${KEPT}, and scans are judged here.`,
  },
  server_gone: {
    // Not "Offline": the phone itself has a network, and its owner would look for the fault there.
    label: 'Server down',
    title: 'The server is out of order',
    meaning: `Your Safeshelf server isn’t working right now, or a network in between wants you to sign in first. ${KEPT} and sent once it is back.`,
  },
  no_answer: {
    label: 'No answer',
    title: 'The server isn’t responding',
    meaning: `Either the signal is too weak, or your Safeshelf server is down. ${KEPT} and sent once it answers.`,
  },
  offline: {
    label: 'Offline',
    title: 'No connection',
    meaning: `${KEPT} and sent once there is a signal.`,
  },
  not_sent: {
    label: 'Not sent',
    title: 'Some changes were not sent',
    meaning: 'The server did not accept them. They stay on this phone until you send them again or discard them.',
  },
  syncing: {
    label: 'Syncing',
    title: 'Changes are on their way',
    meaning: 'Your changes are saved on this phone and are being sent. You don’t need to wait.',
  },
  weak: {
    label: 'Weak signal',
    title: 'The signal is weak',
    meaning:
      'The server is slow to respond. What this phone knows is shown right away. In a shop with a bad signal, staying offline can be faster.',
  },
};
