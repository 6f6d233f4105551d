// Runs after each `npm ci` and `npm install`, also on the old Node that runs npm; see README.md beside it.
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))
const copy = readdirSync(packages).find((name) => /^node-(bin-)?(darwin|linux|win)-/.test(name))
if (copy) {
  // The headers of C are a third of the package, and nothing here compiles with them.
  rmSync(join(packages, copy, 'include'), { recursive: true, force: true })
  const isOld = Number.parseInt(process.versions.node, 10) < 26
  if (isOld) linkTo(join('..', copy, commandOf(copy)))
}

/** The path of the command `node` in its package. */
function commandOf(copy) {
  return JSON.parse(readFileSync(join(packages, copy, 'package.json'), 'utf8')).bin.node
}

/** npm 10 makes this link, and removes it together with the packages for other platforms, which bear the same one. */
function linkTo(target) {
  const links = join(packages, '.bin')
  if (process.platform === 'win32') {
    const script = join(links, 'node.cmd')
    if (!existsSync(script)) writeFileSync(script, `@"%~dp0${target.replaceAll('/', '\\')}" %*\r\n`)
    return
  }
  const link = join(links, 'node')
  if (existsSync(link)) return
  // A link to a package that is no longer there, such as one for another platform, is there all the same.
  if (lstatSync(link, { throwIfNoEntry: false })) unlinkSync(link)
  symlinkSync(target, link)
}
