import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimize } from 'svgo'
import { wantedIcons } from './wanted-icons.ts'

const assets = join(import.meta.dirname, '../node_modules/@phosphor-icons/core/assets')
const header = '// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).\n'

/**
 * Points on whole units of a grid of 256: a shape of 40 px moves by less than a tenth of one, and is a third shorter. Every
 * page carries the shapes that it shows.
 */
const rounded = { name: 'convertPathData', params: { floatPrecision: 0 } } as const

/** The generated files, by path in `platform/ui`: one module per icon, and one that lists all. */
export function iconFiles(): Map<string, string> {
  const icons = Object.entries(wantedIcons).map(([name, source]) => {
    const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const text = `${header}export const ${name}Icon = '${outlineOf(source)}'\n`
    const door = `export { ${name}Icon } from './icons/${kebab}.gen.ts'`
    return { path: `icons/${kebab}.gen.ts`, text, door }
  })
  return new Map([
    ['icons/LICENSE-phosphor.txt', readFileSync(join(assets, '../LICENSE'), 'utf8')],
    ...icons.map(({ path, text }) => [path, text] as const),
    ['icons.gen.ts', `${header}${icons.map(({ door }) => door).join('\n')}\n`],
  ])
}

/** The SVG path of a shape, given as `name` or `name:weight`. */
function outlineOf(source: string): string {
  const [shape, weight = 'regular'] = source.split(':') as [string, string?]
  const file = weight === 'regular' ? `${shape}.svg` : `${shape}-${weight}.svg`
  const svg = readFileSync(join(assets, weight, file), 'utf8')
  const { data } = optimize(svg, { plugins: [rounded] })
  const paths = [...data.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  if (paths.length === 0) throw new Error(`${file} has no path`)
  return paths.join('')
}
