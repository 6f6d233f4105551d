/**
 * Makes the font of the pictures that the mall writes on, from Noto Sans CJK Bold:
 * `npm run generate:card-font -- NotoSansCJK-Bold.ttc`. The file is the package `fonts-noto-cjk` of Debian; `pyftsubset`
 * is part of the Python package fonttools.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [source, pyftsubset = 'pyftsubset'] = process.argv.slice(2)
if (!source) throw new Error('name the font: npm run generate:card-font -- NotoSansCJK-Bold.ttc')
const target = join(import.meta.dirname, '../../features/media/pictures/cards/font/noto-sans-cjk-sc-bold.otf')

/** The Simplified Chinese font within the collection. */
const fontNumber = 2

/** First and last code point: Latin, punctuation, kana, letters of Hangul and all its syllables, full width. */
const blocks = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2027],
  [0x2030, 0x203b],
  [0x2190, 0x2193],
  [0x2460, 0x2473],
  [0x3000, 0x3017],
  [0x3041, 0x3096],
  [0x30a1, 0x30fc],
  [0x3131, 0x3163],
  [0xac00, 0xd7a3],
  [0xff01, 0xff5e],
  [0xffe5, 0xffe6],
] as const

/** Signs of units, and characters of food, places and names that GB 2312 lacks. */
const more =
  '€₩™℃℉№ⅠⅡⅢⅣⅤⅥ∶≈≤≥□■△▲○●★☆♥♡㎏㎜㎝㎞㎡㎖㎗㎎Ω℮' +
  '〇䢺俵倴僰勍咇啫嘡圐圙坬坵垇垕垞垟垯垱垵垾埇埌埗堃堌堎堨堽塅塚塝墕墘奓尓岞峃崀崁崄嵖巉囍' +
  '弶旴旸昄昇朳枹栟桲椑榃氹氾汈汫汭沚泃洈洑洣洩洸洺浉浛浬浭浰涴淯滍滘漈漋漖漷漹潽澥澴濛瀂瀍瀼烔焗燊' +
  '牁牂牤猇獏玕琯璪甪甽畖癿瞭砲硍硚碁碶磏磑磜磻礐祐禇窊竜筜筸筼篢粿脷耈脿舲荄荍莿菉萣萩蔈' +
  '蘋虒蹾輋邨邽郪鄚鄠酂镕餸髙鮀鮜鲊鲖鲹鴜鷺齁垚啰'

/** The 6,763 characters of GB 2312. */
function commonHan(): string[] {
  const decoder = new TextDecoder('gb18030')
  const found: string[] = []
  for (let row = 0xb0; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const character = decoder.decode(new Uint8Array([row, cell]))
      if (/^\p{Script=Han}$/u.test(character)) found.push(character)
    }
  return found
}

const wanted = new Set([...commonHan(), ...more].map((character) => character.codePointAt(0)!))
for (const [first, last] of blocks) for (let point = first; point <= last; point++) wanted.add(point)
const folder = mkdtempSync(join(tmpdir(), 'card-font-'))
const list = join(folder, 'characters.txt')
writeFileSync(list, [...wanted].map((point) => `U+${point.toString(16)}`).join('\n'))
execFileSync(
  pyftsubset,
  [
    source,
    `--font-number=${fontNumber}`,
    `--unicodes-file=${list}`,
    `--output-file=${target}`,
    '--layout-features=',
    '--no-hinting',
    '--name-IDs=0,1,2,4,6,13,14',
    '--drop-tables+=vhea,vmtx,VORG,BASE,GPOS,GSUB,GDEF',
  ],
  { stdio: 'inherit' },
)
rmSync(folder, { recursive: true })
