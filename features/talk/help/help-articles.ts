import type { CatalogCache } from '@hojip/catalog/cache'
import type { Db } from '@hojip/db'
import { sharedLoads } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import { locales, type Locale } from '@hojip/platform/i18n'
import { originalOf } from './articles/all.ts'
import { kindsIn, type RuledCategory } from './articles/kinds.ts'
import { periods } from './articles/periods.ts'
import type { HelpDocument } from './contract/document.ts'
import { agreementLabel, agreementTopics, shopAgreementLabel } from './rules/agreements.ts'
import { announced, inForce, type Dated } from './rules/in-force.ts'
import { filledArticle } from './rules/periods-in-text.ts'
import { topics, type Topic } from './rules/topics.ts'
import { readVersionsInForce } from './store.ts'

/** A topic as readers see it: with its periods. Version 0 is the text that comes with the mall. */
export interface ShownHelp {
  version: number
  document: HelpDocument
  /** Undefined for version 0. */
  inForceAt?: Date
  /** The version that is in force next. */
  announced?: Dated
}

interface AnnouncedAgreement {
  topic: (typeof agreementTopics)[number]
  version: number
  inForceAt: Date
}

/** The help articles in force, for this room and for others. */
export interface HelpArticles {
  all(): Promise<Readonly<Record<Topic, ShownHelp>>>
  /** Names the versions of both agreements that are in force. */
  agreementVersion(): Promise<string>
  /** The agreements of which a changed version is announced. */
  announced(): Promise<AnnouncedAgreement[]>
  /** What shops accept when they apply: its text, and what names its version. */
  shopAgreement(): Promise<{ label: string; document: HelpDocument }>
}

/** With its periods, and the categories that it names; agreements name none. */
export function filledDocument(
  document: HelpDocument,
  categories: readonly RuledCategory[] = [],
): HelpDocument {
  const of = (locale: Locale) =>
    [locale, filledArticle(document[locale], { ...periods, ...kindsIn(locale, categories) })] as const
  return Object.fromEntries(locales.map(of)) as HelpDocument
}

function originals(categories: readonly RuledCategory[]): Record<Topic, ShownHelp> {
  const of = (topic: Topic) => ({ version: 0, document: filledDocument(originalOf(topic), categories) })
  return Object.fromEntries(topics.map((topic) => [topic, of(topic)])) as Record<Topic, ShownHelp>
}

type Version = Dated & { document: HelpDocument }

interface Loaded {
  byTopic: Map<Topic, Version[]>
  /** The texts that come with the mall. */
  before: Record<Topic, ShownHelp>
}

/** Cached for 30 s, or until an operator publishes; a version comes into force by the clock. */
export function openHelpArticles(
  { db, clock }: { db: Db; clock: Clock },
  catalog: Pick<CatalogCache, 'version' | 'tree'>,
): HelpArticles {
  const cached = sharedLoads<Loaded>({
    clock,
    maxAgeMs: 30_000,
    maxEntries: 1,
    maxBytes: 1,
    bytesOf: () => 1,
  })
  const load = async () => {
    const [rows, { byId }] = await Promise.all([readVersionsInForce(db, clock.nowMs()), catalog.tree()])
    const categories = [...byId.values()]
    const filled = rows.map(({ document, ...row }) => ({
      ...row,
      document: filledDocument(document, categories),
    }))
    return { byTopic: Map.groupBy(filled, ({ topic }) => topic), before: originals(categories) }
  }
  const shown = (topic: Topic, { byTopic, before }: Loaded, nowMs: number): ShownHelp => {
    const versions = byTopic.get(topic) ?? []
    const next = announced(versions, nowMs)
    return { ...(inForce(versions, nowMs) ?? before[topic]), ...(next && { announced: next }) }
  }
  const all = async () => {
    const loaded = await cached.get('', await catalog.version(), load)
    if (loaded.byTopic.size === 0) return loaded.before
    const nowMs = clock.nowMs()
    return Object.fromEntries(topics.map((topic) => [topic, shown(topic, loaded, nowMs)])) as Record<
      Topic,
      ShownHelp
    >
  }
  return {
    all,
    agreementVersion: async () => {
      const { agreement, privacy } = await all()
      return agreementLabel({ agreement: agreement.version, privacy: privacy.version })
    },
    announced: async () => {
      const shown = await all()
      return agreementTopics.flatMap((topic) => {
        const next = shown[topic].announced
        return next ? [{ topic, version: next.version, inForceAt: next.inForceAt }] : []
      })
    },
    shopAgreement: async () => {
      const { version, document } = (await all()).shopAgreement
      return { label: shopAgreementLabel(version), document }
    },
  }
}
