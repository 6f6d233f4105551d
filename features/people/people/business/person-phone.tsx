import { ReasonDialog } from '@hojip/platform/console'
import { useTexts, useWrite } from '@hojip/platform/page'
import { useState } from 'react'
import type { FoundPerson } from '../contract.ts'
import { fewestWords, mostWords } from '../rules/limits.ts'
import { peopleTexts } from './texts.ts'

/** Masked. The whole number needs a reason, is recorded, and is gone with the page. */
export function PersonPhone({ person }: { person: FoundPerson }) {
  const t = useTexts(peopleTexts)
  const [whole, setWhole] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const read = useWrite('POST /sysConsole/readPersonPhone', {
    quiet: true,
    refreshes: ['GET /sysConsole/findPerson/{pkId}'],
    onSuccess: ({ phone }) => {
      setWhole(phone)
      setAsking(false)
    },
  })
  if (person.phone === null) return t.none
  if (whole) return <span className="figures">{whole}</span>
  return (
    <>
      <span translate="no" className="figures">
        {person.phone}
      </span>{' '}
      <button type="button" className="link min-h-6" onClick={() => setAsking(true)}>
        {t.readPhone}
      </button>
      {isAsking && (
        <ReasonDialog
          texts={t}
          fewest={fewestWords}
          most={mostWords}
          title={t.readPhoneOf(person.name)}
          note={t.readPhoneNote}
          send={t.showPhone}
          isBusy={read.isRunning}
          error={read.error}
          onSend={(words) => read.run({ pkId: person.pkId, words })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
