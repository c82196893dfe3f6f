import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { stepsOn } from './machine.ts';
import { upgrade } from './upgrade.ts';

// Upgrades the server to the release in this folder: `npm run upgrade -- --link /opt/safeshelf/current`. Needs the
// server's settings in the environment, as a backup does.
try {
  const { values } = parseArgs({
    options: {
      link: { type: 'string' },
      stop: { type: 'string', default: 'systemctl stop safeshelf' },
      start: { type: 'string', default: 'systemctl start safeshelf' },
      seconds: { type: 'string', default: '120' },
    },
  });
  if (values.link === undefined) throw new Error('Say which link the server starts from: --link FOLDER');
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error('--seconds must be a number above 0.');
  const { port, host, dataDir, databaseUrl } = readEnv(process.env);
  if (databaseUrl !== null) {
    throw new Error(
      'With DATABASE_URL, servers are upgraded one by one while the others keep running: stop one, start it ' +
        'from the new release, wait for /readyz, continue with the next. Back up the database first, with its own tools.',
    );
  }
  const steps = stepsOn({
    ...{ link: values.link, release: process.cwd(), dataDir, stopCommand: values.stop, startCommand: values.start },
    ...{ readyUrl: `http://${host ?? '127.0.0.1'}:${port}/readyz`, readyMs: seconds * 1000 },
  });
  const end = await upgrade(steps, (step) => console.log(`upgrade: ${step}`));
  if (end.kind === 'upgraded') console.log(`Upgraded. The previous database is in ${end.backup}.`);
  else {
    process.exitCode = 1;
    console.error(`Not upgraded: ${end.at} failed. ${end.why}`);
    if (end.kind === 'went_back') console.error('The previous release is running again, with all data.');
    else {
      console.error(`Going back failed too: ${end.backWhy}`);
      console.error(
        `Point ${values.link} at the previous release, ${end.backup ? `run \`npm run restore -- ${end.backup}\` there, ` : ''}and start the server.`,
      );
    }
  }
} catch (error) {
  console.error(`Nothing was changed. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
