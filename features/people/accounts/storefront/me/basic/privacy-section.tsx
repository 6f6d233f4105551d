import { useTexts } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { ExportRow } from './export-row.tsx'
import { PersonaliseRow } from '../personalise/personalise-row.tsx'
import { CacheRow } from '../cache/cache-row.tsx'
import { Row, rowButton, Section } from '../../../parts/section.tsx'
import { meTexts } from '../texts.ts'
import { useMe } from '../use-me.ts'

const CloseDialog = lazyPart(() =>
  import('./close-dialog.tsx').then((module) => ({ default: module.CloseDialog })),
)

/**
 * Chooses whether products are chosen for the user, exports the user's data or closes the account. Staff and operators cannot close theirs: their employer removes them.
 */
export function PrivacySection() {
  const t = useTexts(meTexts)
  const { roleName } = useMe()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section id="data" title={t.data}>
      <ul className="mt-1">
        <PersonaliseRow />
        <ExportRow />
        <CacheRow />
        {roleName === 'shopper' && (
          <Row
            label={t.close}
            value={t.closeText}
            action={
              <Button className={rowButton} onClick={() => setOpen(true)}>
                {t.closeAction}
              </Button>
            }
          />
        )}
      </ul>
      <Suspense fallback={null}>{isOpen && <CloseDialog onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  )
}
