import { EditorsNotice, editingTexts, useEditors } from '@hojip/live/business'
import { useClient, useLive, useTexts } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import { useState } from 'react'
import type { StoredForm } from '../../contract.ts'
import type { Editing } from './use-form.ts'

/** What somebody has saved since the form was read: looked for after each act of the shop's staff. */
function useNewer(stored: StoredForm): StoredForm | undefined {
  const client = useClient()
  const [read, setRead] = useState(stored)
  useLive('act', () => {
    client('POST /bizConsole/queryProductForm', { goodsId: stored.goodsId }).then(setRead, () => undefined)
  })
  return read.goodsId === stored.goodsId && read.version > stored.version ? read : undefined
}

/** Who else is changing the product, and what they have saved meanwhile: said before anybody presses save. */
export function Colleagues({ editing, stored }: { editing: Editing; stored: StoredForm }) {
  const t = useTexts(editingTexts)
  const client = useClient()
  const newer = useNewer(stored)
  const editors = useEditors({
    ...{ thing: 'product', id: stored.goodsId, isChanged: editing.isDirty },
    tell: (goodsId, tab, state) => client('POST /bizConsole/showProductEditing', { goodsId, tab, state }),
  })
  const merge = newer && (
    <Button size="sm" className="max-lg:min-h-11!" onClick={() => editing.meet(newer)}>
      {t.merge}
    </Button>
  )
  return (
    <>
      <EditorsNotice editors={editors} />
      <div role="status" className="not-empty:mb-3">
        {newer && !editing.conflict && !editing.isSaving && (
          <Notice tone="amber" action={merge}>
            {t.newer}
          </Notice>
        )}
      </div>
    </>
  )
}
