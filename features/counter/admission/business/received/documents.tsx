import { useTexts, useDates } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import type { ReceivedApplication } from '../../contract.ts'
import { documentKinds, isNeeded } from '../../rules/documents.ts'
import { receivedTexts } from './texts.ts'

/** The pictures of each kind; deleted and missing ones are marked. */
export function Documents({ application }: { application: ReceivedApplication }) {
  const t = useTexts(receivedTexts)
  const dates = useDates()
  const { kind, dropTime } = application
  const sum = documentKinds.reduce((all, one) => all + application[one].length, 0)
  return (
    <section className="card px-4 py-4 lg:px-5">
      <h2 className="text-15 font-bold">
        {t.documents} <span className="figures text-12 font-medium text-ink-3">{t.pictures(sum)}</span>
      </h2>
      {dropTime ? (
        <p className="mt-2 text-13 text-ink-2">{t.dropped(dates.figures(dropTime))}</p>
      ) : (
        <ul className="mt-1 grid">
          {documentKinds.map((one) => (
            <li key={one} className="grid gap-2 border-b border-line py-3 last:border-b-0">
              <p className="flex items-center justify-between gap-3 text-13">
                <span className="font-medium">{t.documentKinds[one]}</span>
                {application[one].length === 0 && (
                  <Tag tone={isNeeded(kind, one) ? 'amber' : 'plain'}>
                    {isNeeded(kind, one) ? t.missing : t.notSent}
                  </Tag>
                )}
              </p>
              <PictureRow pictures={application[one]} label={t.documentKinds[one]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
