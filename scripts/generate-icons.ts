// Writes the icons of the interface from @phosphor-icons/core: one module an icon, so that a page loads
// only what it shows. `node scripts/generate-icons.ts` after adding a line to `wanted`.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wantedIcons } from './wanted-icons.ts'

const assets = join(import.meta.dirname, '../node_modules/@phosphor-icons/core/assets')
const ui = join(import.meta.dirname, '../platform/ui')
const folder = join(ui, 'icons')
const header = '// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).\n'

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
copyFileSync(join(assets, '../LICENSE'), join(folder, 'LICENSE-phosphor.txt'))
const doors = Object.entries(wantedIcons).map(([name, source]) => {
  const [shape, weight = 'regular'] = source.split(':') as [string, string?]
  const file = weight === 'regular' ? `${shape}.svg` : `${shape}-${weight}.svg`
  const svg = readFileSync(join(assets, weight, file), 'utf8')
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d)
  if (paths.length === 0) throw new Error(`${file} has no path`)
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  writeFileSync(join(folder, `${kebab}.gen.ts`), `${header}export const ${name}Icon = '${paths.join('')}'\n`)
  return `export { ${name}Icon } from './icons/${kebab}.gen.ts'`
})
writeFileSync(join(ui, 'icons.gen.ts'), `${header}${doors.join('\n')}\n`)
console.log(`${doors.length} icons`)
