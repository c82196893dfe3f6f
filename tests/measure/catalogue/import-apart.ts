import { importFile } from '#api/catalogue/import/import-file.ts';
import { openSource } from '#api/catalogue/import/open-source.ts';
import { connect, databaseOf } from '#db/database.ts';
import { openDatabase } from '#db/open.ts';

// An import in a separate process that can be killed. Arguments: database, file, file of rejects.

const [path = '', file = '', rejectsPath = ''] = process.argv.slice(2);
const connections = connect(openDatabase(path));
const opened = await openSource('off', file, { edition: '2024-01-01' });
let began = false;
await importFile(databaseOf(connections), { ...opened, rejectsPath }, Date.now, undefined, () => {
  if (!began) process.stdout.write('begun\n');
  began = true;
});
connections.close();
