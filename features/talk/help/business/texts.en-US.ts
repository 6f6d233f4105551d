import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

const periods: Record<string, (value: number) => string> = {
  payMinutes: (value) => `Minutes to pay: ${value}`,
  shipHours: (value) => `Hours to ship: ${value}`,
  receivedDays: (value) => `Days from delivery to automatic receipt: ${value}`,
  shippedDays: (value) => `Days from dispatch to automatic receipt: ${value}`,
  broughtBackDays: (value) => `Days to send a returned parcel again: ${value}`,
  extendDays: (value) => `Days by which receipt is extended: ${value}`,
  returnDays: (value) => `Days to return without a fault: ${value}`,
  faultDays: (value) => `Days to return for a fault: ${value}`,
  answerHours: (value) => `Hours for the shop to answer: ${value}`,
  sendBackDays: (value) => `Days to send goods back: ${value}`,
  inspectionDays: (value) => `Days for the shop to inspect: ${value}`,
  appealDays: (value) => `Days to appeal: ${value}`,
  evidenceDays: (value) => `Days to send evidence: ${value}`,
  decisionDays: (value) => `Days for the mall to decide: ${value}`,
  moneyWorkdays: (value) => `Working days for a refund to arrive: ${value}`,
  applications: (value) => `Applications for one product: ${value}`,
  pictures: (value) => `Pictures at most: ${value}`,
  unpaidOrders: (value) => `Unpaid orders at most: ${value}`,
}

const kinds: Record<string, string> = {
  noReturnKinds: 'Categories without change-of-mind returns',
  sealedKinds: 'Categories returned only while unopened',
}

export const enUS: Texts<typeof zhCN> = {
  title: 'Help and agreements',
  about:
    'What shoppers read in the help pages and the agreements. Help is published at once. A change of an agreement is announced for at least 7 days, and every version stays readable.',
  original: 'Original text',
  lastChange: (version, name, date) => `Version ${version} by ${name}, ${date}`,
  announcedFor: (date) => `Announced for ${date}`,
  missing: 'There is no such help article',
  back: 'All articles',
  editing: (title) => `Editing “${title}”`,
  texts: 'Texts in three languages',
  language: 'Language',
  toFix: (n) => `${n} to fix`,
  fields: {
    title: 'Title',
    lead: 'In one sentence',
    heading: 'Heading',
    paragraphs: 'Text',
    points: 'Points',
  },
  hints: { paragraphs: 'One paragraph a line', points: 'One point a line; may be empty' },
  problems: {
    missing: () => 'Nothing is written yet',
    unknownPeriod: (word) => `There is no period called ${word}`,
    tooLong: () => 'Too long; make several paragraphs of it',
  },
  periods: 'Periods and numbers to use',
  periodsHint: 'Write the name in braces. Readers see the number that the mall applies.',
  kindNames: (name) => kinds[name] ?? name,
  periodNames: (name, value) => periods[name]?.(value) ?? String(value),
  section: (n) => `Section ${n}`,
  addSection: 'Add a section',
  up: (name) => `Move “${name}” up`,
  down: (name) => `Move “${name}” down`,
  remove: (name) => `Delete “${name}”`,
  removed: (name) => `“${name}” is deleted in all three languages`,
  undo: 'Undo',
  preview: 'What readers see',
  changed: 'Not published yet',
  nothingChanged: 'The same as the newest version',
  discard: 'Discard',
  discarded: 'Your changes are discarded',
  versions: 'Versions',
  version: (version) => `Version ${version}`,
  inForce: 'In force',
  take: 'Edit this text',
  takeVersion: (version) =>
    version === 0 ? 'Edit the original text' : `Edit the text of version ${version}`,
  taken: (version) =>
    version === 0
      ? 'This is the original text, not published yet'
      : `This is version ${version}, not published yet`,
  publish: 'Publish',
  publishTitle: 'Publish a new version',
  publishNote: 'Readers see it at once.',
  publishNoticeNote: 'It is announced with the agreement, and takes its place on the day.',
  inForceOn: 'In force from',
  inForceHint:
    'At least 7 days ahead. A text that is in force already comes back at once, and takes back what is announced.',
  note: 'What has changed (for colleagues)',
  published: 'Published. Readers see it now',
  announced: 'The change is announced',
  cancel: 'Cancel',
  failed: 'That did not work. Try again in a moment',
  theirs: (name, note) =>
    `${name} has just published another version${note && `: ${note}`}. Your changes are still here.`,
  takeTheirs: 'Take the published one',
  takeMine: 'Go on with mine',
}
