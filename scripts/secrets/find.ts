import { lintSource } from '@secretlint/core'
import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend'

export interface Text {
  /** A path, or the number of a commit. */
  name: string
  content: string
}

export interface Found {
  name: string
  line: number
  /** What it is, without the value itself. */
  what: string
  value: string
}

const rule = '@secretlint/secretlint-rule-preset-recommend'
const config = {
  rules: [
    {
      id: rule,
      rule: preset,
      // The numbers of keys of AWS are searched as well, not only the keys.
      rules: [{ id: '@secretlint/secretlint-rule-aws', options: { enableIDScanRule: true } }],
    },
  ],
}

/** Our own form: what a setting whose name tells that it is secret is set to. Words and paths have no digits and letters in turn. */
const setting = /\b\w*(?:SECRET|PASSWORD|TOKEN|_KEY)["']?\s?[=:]\s?["'`]?([\w+/-]{32,200})/g

function isRandom(value: string): boolean {
  return /\d/.test(value) && /[a-z]/i.test(value) && (value.match(/\d[a-z]|[a-z]\d/gi)?.length ?? 0) >= 4
}

interface Range {
  at: number
  what: string
  value: string
}

function settingsIn(content: string): Range[] {
  return [...content.matchAll(setting)].flatMap(({ 0: whole, 1: value = '', index }) =>
    isRandom(value)
      ? [{ at: index + whole.length - value.length, what: 'a setting that is secret, with a value', value }]
      : [],
  )
}

async function knownFormsIn(content: string): Promise<Range[]> {
  const source = { filePath: 'joined.txt', content, ext: '.txt', contentType: 'text' as const }
  const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } })
  return messages.map(({ range: [at, end], ruleId }) => ({
    at,
    what: ruleId.replace(/^.*secretlint-rule-/, 'secretlint: '),
    value: content.slice(at, end),
  }))
}

const mostCharacters = 1_000_000

/** Texts in groups of about a million characters: secretlint notes each text, and is the slower the more it has noted. */
function grouped(texts: readonly Text[]): Text[][] {
  const groups: Text[][] = []
  let length = Infinity
  for (const text of texts) {
    if (length + text.content.length > mostCharacters) {
      groups.push([])
      length = 0
    }
    groups.at(-1)?.push(text)
    length += text.content.length
  }
  return groups
}

async function findInGroup(texts: readonly Text[]): Promise<Found[]> {
  const joint = '\n\n'
  const content = texts.map((text) => text.content).join(joint)
  const starts = texts.map(() => 0)
  for (let i = 1; i < texts.length; i++)
    starts[i] = (starts[i - 1] ?? 0) + (texts[i - 1]?.content.length ?? 0) + joint.length
  const ranges = [...(await knownFormsIn(content)), ...settingsIn(content)]
  return ranges.flatMap(({ at, what, value }) => {
    const index = starts.findLastIndex((start) => start <= at)
    const text = texts[index]
    if (!text) return []
    const line = text.content.slice(0, at - (starts[index] ?? 0)).split('\n').length
    return [{ name: text.name, line, what, value }]
  })
}

/** What looks like a secret: keys, tokens and passwords of the forms that secretlint knows, and values of secret settings. */
export async function findSecrets(texts: readonly Text[]): Promise<Found[]> {
  const found: Found[] = []
  for (const group of grouped(texts)) found.push(...(await findInGroup(group)))
  return found
}
