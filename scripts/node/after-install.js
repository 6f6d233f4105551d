// Runs after each `npm ci` and `npm install`, also on the old Node that runs npm; see README.md beside it.
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))
const copy = readdirSync(packages).find((name) => /^node-(bin-)?(darwin|linux|win)-/.test(name))
if (copy) {
  // The headers of C are a third of the package, and nothing here compiles with them.
  rmSync(join(packages, copy, 'include'), { recursive: true, force: true })
  // npm 10 makes this link, and removes it together with the packages for other platforms, which bear the same one.
  const link = join(packages, '.bin', 'node')
  const isOld = Number.parseInt(process.versions.node, 10) < 26
  if (isOld && process.platform !== 'win32' && !existsSync(link))
    symlinkSync(join('..', copy, 'bin', 'node'), link)
}
