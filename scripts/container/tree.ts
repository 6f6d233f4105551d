/**
 * `npm run container:tree -- FOLDER`: makes all that the container's image holds: `FOLDER/tree` is its root, read-only for
 * the mall, and `FOLDER/data` its empty data folder. The last stage of `deploy/container/Containerfile` copies the two.
 * Nothing is fetched: packages are those that are installed, and libraries those of this machine.
 */
import { resolve } from 'node:path'
import { makeTree } from './make-tree.ts'

const [to] = process.argv.slice(2)
if (!to) {
  console.error('npm run container:tree -- FOLDER')
  process.exit(1)
}
const buildDir = resolve(process.env['BUILD_DIR'] ?? 'dist')
for (const { name, bytes } of await makeTree({ to: resolve(to), buildDir }))
  console.log(`${name.padEnd(10)} ${(bytes / 2 ** 20).toFixed(1).padStart(6)} MiB`)
