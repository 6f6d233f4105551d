import { EditorsNotice, editingTexts, useEditors } from '@hojip/live/business'
import { toastError, useClient, useLazyCall, useTexts, useViewer } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import type { StoredForm } from '../../contract.ts'
import type { Editing } from './use-form.ts'

/** The same for the notice and the card of versions, so that both are asked for once. */
export const newestVersions = { pageSize: 20 }

/** Whether somebody else has saved since the form was read. */
function useIsOutdated(
  { savedVersion, isSaving, conflict }: Editing,
  { goodsId, version }: StoredForm,
): boolean {
  const { data } = useLazyCall(
    'POST /bizConsole/queryProductVersions',
    { goodsId, ...newestVersions },
    { live: 'act' },
  )
  const newest = data?.list[0]?.number ?? 0
  return newest > Math.max(version, savedVersion) && !isSaving && !conflict
}

/** Who else is changing the product, and what they have saved meanwhile: shown before anybody presses save. */
export function Colleagues({ editing, stored }: { editing: Editing; stored: StoredForm }) {
  const t = useTexts(editingTexts)
  const client = useClient()
  const { goodsId: id } = stored
  const mayEdit = useViewer()?.access.includes('products.edit') ?? false
  const isOutdated = useIsOutdated(editing, stored)
  const editors = useEditors({
    thing: 'product',
    id,
    isChanged: editing.isDirty,
    mayEdit,
    tell: (goodsId, tab, state) => client('POST /bizConsole/showProductEditing', { goodsId, tab, state }),
  })
  const merge = () =>
    client('POST /bizConsole/queryProductForm', { goodsId: id }).then(editing.meet, (error: unknown) =>
      toastError(error, t.notLoaded),
    )
  return (
    <>
      <EditorsNotice editors={editors} />
      <div role="status" className="not-empty:mb-3">
        {isOutdated && (
          <Notice
            tone="amber"
            action={
              <Button size="sm" className="max-lg:min-h-11!" onClick={() => void merge()}>
                {t.merge}
              </Button>
            }
          >
            {t.newer}
          </Notice>
        )}
      </div>
    </>
  )
}
