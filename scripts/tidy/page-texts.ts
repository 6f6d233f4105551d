import { isTest } from './places.ts'
import type { Finding, Rule } from './rule.ts'
import { isNode, literalText, type Node, type Source } from './source.ts'

const eastAsian = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
const words = /\p{L}{2,}/u

/** Attributes whose text is shown or read aloud. */
const spokenAttributes = new Set(
  'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext busyText error heading hint label no placeholder summary text title yes'.split(
    ' ',
  ),
)

/** The .ts files of pages, whose texts are shown as well. Names of languages and partners are exempt. */
const pageCode =
  /^(apps\/(storefront|business)|features\/[^/]+\/[^/]+\/(parts|storefront|business)|platform\/(ui|page))\/.*\.ts$/
const ownNames = /\/(languages|structured-data|[a-z]+-marks)\.ts$/

/** Every text of a page is in its catalogue in three languages, and none in its code. */
export const pageTexts: Rule = {
  name: 'page-texts',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => !isTest(path) && !isCatalogue(path))
      .flatMap((source) => {
        if (source.path.endsWith('.tsx')) return [...eastAsianTexts(source), ...visibleTexts(source)]
        const isCode = pageCode.test(source.path) && !ownNames.test(source.path)
        return isCode ? [...eastAsianTexts(source), ...spokenProperties(source)] : []
      }),
}

function isCatalogue(path: string): boolean {
  return /(^|\/)texts(\.|\/)/.test(path) || /\.(zh-CN|en-US|ko-KR)\.ts$/.test(path)
}

function finding(source: Source, node: Node, text: string): Finding {
  const shown = text.trim().replaceAll(/\s+/g, ' ').slice(0, 30)
  return {
    path: source.path,
    line: source.lineAt(node.start + (text.length - text.trimStart().length)),
    message: `text "${shown}" in the page: move it to the texts of all three languages`,
  }
}

function eastAsianTexts(source: Source): Finding[] {
  const literals = source.nodes('Literal').map((node) => ({ node, text: String(node.value) }))
  const templates = source
    .nodes('TemplateElement')
    .map((node) => ({ node, text: (node.value as { raw: string }).raw }))
  return [...literals, ...templates]
    .filter(({ text }) => eastAsian.test(text))
    .map(({ node, text }) => finding(source, node, text))
}

function visibleTexts(source: Source): Finding[] {
  const between = source.nodes('JSXText').map((node) => ({ node, text: String(node.value) }))
  const braced = [...source.nodes('JSXElement'), ...source.nodes('JSXFragment')]
    .flatMap(({ children }) => children as Node[])
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .flatMap(({ expression }) => endsOf(expression))
    .map((node) => ({ node, text: writtenText(node) }))
  const spoken = source
    .nodes('JSXAttribute')
    .filter(({ name }) => isNode(name) && spokenAttributes.has(String(name.name)))
    .flatMap(({ value }) =>
      endsOf(isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value),
    )
    .map((node) => ({ node, text: writtenText(node) }))
  // Literals in Han or Hangul are reported by `eastAsianTexts`; bare JSX text is not a literal.
  const counted = [...braced, ...spoken].filter(({ text }) => !eastAsian.test(text))
  const seen = [...between, ...counted]
    .filter(({ text }) => words.test(text) || eastAsian.test(text))
    .map(({ node, text }) => finding(source, node, text))
  return [...seen, ...spokenProperties(source)]
}

/** The possible results of an expression: both branches of a conditional, and the right side of `??`, `||` and `&&`. */
function endsOf(expression: unknown): Node[] {
  if (!isNode(expression)) return []
  if (expression.type === 'ConditionalExpression')
    return [...endsOf(expression.consequent), ...endsOf(expression.alternate)]
  if (expression.type === 'LogicalExpression') return endsOf(expression.right)
  return [expression]
}

/** The literal text of an expression; the placeholders of a template are left out. */
function writtenText(node: Node): string {
  if (node.type !== 'TemplateLiteral') return literalText(node) ?? ''
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' ')
}

/** Literal texts in properties such as `{ label: 'Orders' }` and in calls of `toast`. */
function spokenProperties(source: Source): Finding[] {
  const properties = source
    .nodes('Property')
    .filter(({ key }) => isNode(key) && spokenAttributes.has(String(key.name)))
    .flatMap(({ value }) => endsOf(value))
  const toasts = source
    .nodes('CallExpression')
    .filter(({ callee }) => isNode(callee) && callee.name === 'toast')
    .flatMap((call) => endsOf((call.arguments as unknown[])[1]))
  return [...properties, ...toasts]
    .map((node) => ({ node, text: writtenText(node) }))
    .filter(({ text }) => words.test(text) && !eastAsian.test(text))
    .map(({ node, text }) => finding(source, node, text))
}
