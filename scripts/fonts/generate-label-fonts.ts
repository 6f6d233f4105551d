/**
 * Makes the fonts of parcel labels, one for each script that names and addresses are written in:
 * `npm run generate:label-fonts -- NotoSansCJK-Regular.ttc`. That file is of Debian's package `fonts-noto-cjk`; the other
 * fonts are fetched from npm. `python3`, or the program named after the file, needs the packages fonttools and brotli.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [source, python = 'python3'] = process.argv.slice(2)
if (!source) throw new Error('name the font: npm run generate:label-fonts -- NotoSansCJK-Regular.ttc')
const target = join(import.meta.dirname, '../../features/trade/shipping/actions/papers/font')
const folder = mkdtempSync(join(tmpdir(), 'label-fonts-'))

/** The Simplified Chinese font within the collection. */
const fontNumber = 2

/** Latin, punctuation, signs, kana, letters and syllables of Hangul, and all Han characters that the font has. */
const han = [
  '20-7E,A0-24F,300-36F,1E00-1EFF,2010-2027,2030-203B,2070-209C,20A0-20BF,2100-214F,2150-2188,2190-2199,2460-24FF',
  '25A0-25CF,2605-2606,2640-2642,2E80-2FD5,3000-303F,3041-3096,30A1-30FF,3105-312F,3131-318E,3200-33FF,3400-4DBF',
  '4E00-9FFF,A960-A97C,AC00-D7A3,F900-FAFF,FE30-FE4F,FF01-FFEE,20000-2FA1F,30000-3134A',
].join(',')

/** Fonts of npm: package, part of it, file. */
const others = [
  ['noto-sans', 'latin-ext', 'noto-sans-latin-ext'],
  ['noto-sans', 'vietnamese', 'noto-sans-vietnamese'],
  ['noto-sans', 'cyrillic', 'noto-sans-cyrillic'],
  ['noto-sans', 'cyrillic-ext', 'noto-sans-cyrillic-ext'],
  ['noto-sans-arabic', 'arabic', 'noto-sans-arabic'],
  ['noto-sans-mongolian', 'mongolian', 'noto-sans-mongolian'],
  ['noto-serif-tibetan', 'tibetan', 'noto-serif-tibetan'],
] as const
const version = '5.3.0'

/** Takes reverse chaining substitutions (type 8) out: fontkit 2.0.4 cannot read them. Writes the subset named last. */
const subsetOf = `
import sys
from fontTools import subset
from fontTools.ttLib import TTFont
source, number, features, characters, target = sys.argv[1:]
font = TTFont(source, fontNumber=int(number))
table = font['GSUB'].table
for record in table.FeatureList.FeatureRecord:
    record.Feature.LookupListIndex = [
        at for at in record.Feature.LookupListIndex if table.LookupList.Lookup[at].LookupType != 8]
options = subset.Options(layout_features=features.split(',') if features else [], hinting=False)
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=subset.parse_unicodes(characters) if characters else font.getBestCmap())
subsetter.subset(font)
font.flavor = None
subset.save_font(font, target, options)
`

function write(from: string, to: string, { features = '*', characters = '', number = -1 } = {}) {
  const program = join(folder, 'subset.py')
  writeFileSync(program, subsetOf)
  execFileSync(python, [program, from, String(number), features, characters, join(target, to)], {
    stdio: 'inherit',
  })
}

write(source, 'noto-sans-cjk-sc.otf', { features: '', characters: han, number: fontNumber })
for (const [name, part, file] of others) {
  const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const
  const packed = execFileSync('npm', ['pack', '--silent', `@fontsource/${name}@${version}`], options).trim()
  execFileSync('tar', ['xf', packed], options)
  write(join(folder, 'package/files', `${name}-${part}-400-normal.woff2`), `${file}.ttf`)
}
rmSync(folder, { recursive: true })
