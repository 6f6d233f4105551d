import { editHelpHref } from '@hojip/hrefs/help'
import type { Output } from '@hojip/platform/client'
import { Link, useCall, useDates, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import { editHelpTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: editHelpTexts[locale].title, noIndex: true }
}

type Entry = Output<'POST /sysConsole/queryHelp'>['list'][number]

/** The help articles and agreements by group, with who changed each last. */
export function Page() {
  const t = useTexts(editHelpTexts)
  const { list } = useCall('POST /sysConsole/queryHelp', {})
  const groups = [...Map.groupBy(list, ({ group }) => group)]
  return (
    <div className="mx-auto grid max-w-[1120px] gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <p className="card px-4 py-3.5 text-13">{t.about}</p>
      <div className="gap-3 lg:columns-2">
        {groups.map(([group, entries]) => (
          <section key={group} className="mb-3 break-inside-avoid overflow-hidden card">
            <h2 className="border-b border-line px-4 py-3 text-15 font-bold">{group}</h2>
            <ul>
              {entries.map((entry) => (
                <Row key={entry.topic} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function Row({ entry: { topic, title, last, isAnnounced } }: { entry: Entry }) {
  const t = useTexts(editHelpTexts)
  const { fullDate: date } = useDates()
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={editHelpHref(topic)}
        className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 text-14 font-medium">{title}</span>
        {last && isAnnounced && <Tag tone="amber">{t.announcedFor(date(last.inForceTime))}</Tag>}
        <span className="text-12 text-ink-3">
          {last ? t.lastChange(last.version, last.authorName, date(last.gmtCreate)) : t.original}
        </span>
      </Link>
    </li>
  )
}
