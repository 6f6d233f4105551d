import { toast, useAnswer, useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Checkbox, HiddenText, Skeleton, useConfirm } from '@hojip/platform/ui'
import { meTexts } from '../texts.ts'
import { Row, rowButton } from '../../../parts/section.tsx'

/** Switches personalisation on and off, and deletes the searches that are stored while it is off. */
export function PersonaliseRow() {
  const t = useTexts(meTexts)
  const { data } = useLazyCall('POST /appUserSetting/queryByUserId', {})
  const answer = useAnswer()
  const save = useWrite('POST /appUserSetting/update', {
    refreshes: ['POST /appUserSearch/queryHistory'],
    onSuccess: (settings) => {
      answer('POST /appUserSetting/queryByUserId', {}, settings)
      toast('success', settings.personalise ? t.personaliseIsOn : t.personaliseIsOff)
    },
  })
  return (
    <Row
      label={t.personalise}
      value={
        <>
          {t.personaliseText}
          {data?.personalise === false && <StoredSearches />}
        </>
      }
      action={
        data ? (
          <Checkbox
            className="min-h-11 lg:min-h-9"
            checked={data.personalise}
            disabled={save.isRunning}
            onChange={({ target }) => save.run({ personalise: target.checked })}
          >
            <HiddenText>{t.personalise} </HiddenText>
            {t.personaliseOn}
          </Checkbox>
        ) : (
          <Skeleton className="h-6 w-20" />
        )
      }
    />
  )
}

/** What the search field has stopped offering: it stays until its owner deletes it. */
function StoredSearches() {
  const t = useTexts(meTexts)
  const { data } = useLazyCall('POST /appUserSearch/queryByUserId', {})
  const [confirm, dialog] = useConfirm()
  const remove = useWrite('POST /appUserSearch/deleteAll', {
    refreshes: ['POST /appUserSearch/queryByUserId'],
    onSuccess: () => toast('success', t.searchesDeleted),
  })
  const count = data?.list.length ?? 0
  if (count === 0) return null
  const ask = async () => {
    const asked = {
      title: t.deleteSearchesTitle,
      text: t.deleteSearchesText,
      yes: t.deleteSearches,
      no: t.cancel,
    }
    if (await confirm(asked)) remove.run({})
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      {t.searchesStored(count)}
      <Button size="sm" className={rowButton} busy={remove.isRunning} onClick={() => void ask()}>
        {t.deleteSearches}
      </Button>
      {dialog}
    </div>
  )
}
