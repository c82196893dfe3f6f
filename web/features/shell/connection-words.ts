import type { ConnectionKind } from './connection.ts';

interface Words {
  /** On the chip. */
  readonly label: string;
  /** What it is, as the heading of its sheet. */
  readonly title: string;
  /** What it means for the person. */
  readonly meaning: string;
}

const KEPT = 'You can go on scanning, reading and editing: everything is kept on this phone';

/** Every state in words. */
export const CONNECTION_WORDS: Readonly<Record<Exclude<ConnectionKind, 'fine'>, Words>> = {
  outdated: {
    label: 'Update needed',
    title: 'A newer version is in use',
    meaning:
      'The server or another tab already uses a newer version of the app. Everything here can be read, and nothing is lost: what you did is kept and sent after the update.',
  },
  paused: {
    label: 'Paused',
    title: 'Sending is paused',
    meaning:
      'Your session has expired. Everything on this phone stays readable, and what you do is kept until you sign in again.',
  },
  staying_offline: {
    label: 'Staying offline',
    title: 'You chose to stay offline',
    meaning: `Nothing is sent or fetched until you turn it off. ${KEPT}, and scans are judged here.`,
  },
  server_gone: {
    // The phone itself has a network: its owner would look for a fault there.
    label: 'Server down',
    title: 'The server is out of order',
    meaning: `Your Safeshelf server cannot work at the moment, or a network in between wants you to sign in to it first. ${KEPT} and sent once it is back.`,
  },
  no_answer: {
    label: 'No answer',
    title: 'The server does not answer',
    meaning: `Either the signal is too weak for an answer, or your Safeshelf server is down. ${KEPT} and sent once it answers.`,
  },
  offline: {
    label: 'Offline',
    title: 'No connection',
    meaning: `${KEPT} and sent once there is a signal.`,
  },
  not_sent: {
    label: 'Not sent',
    title: 'Some changes were not sent',
    meaning: 'The server did not take them. They stay on this phone until you send them again or discard them.',
  },
  syncing: {
    label: 'Syncing',
    title: 'Changes are on their way',
    meaning: 'What you did is saved on this phone and is being sent. You need not wait for it.',
  },
  weak: {
    label: 'Weak signal',
    title: 'The signal is weak',
    meaning:
      'Answers take long. What this phone knows is shown at once. In a shop with a bad signal it can be faster to stay offline.',
  },
};
