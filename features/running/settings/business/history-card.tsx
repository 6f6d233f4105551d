import { settingsHref } from '@hojip/hrefs/settings'
import { useCall, useLocale, useNavigate, useSearch, useTexts, useDates } from '@hojip/platform/page'
import { Button, EmptiedPage, Pagination, useConfirm } from '@hojip/platform/ui'
import type { SettingChange } from '../contract.ts'
import type { Setting } from '../contract/setting.ts'
import { nameIn, settingWords, valueIn } from '../rules/words/texts.ts'
import { changesInput, settingsSearch } from './settings-search.ts'
import { settingsTexts } from './texts.ts'
import { useSave } from './use-save.ts'

/** Who changed what, newest first, and the way back to each value. */
export function HistoryCard({ settings }: { settings: readonly Setting[] }) {
  const t = useTexts(settingsTexts)
  const search = useSearch(settingsSearch)
  const navigate = useNavigate()
  const found = useCall('POST /sysConsole/querySettingChanges', changesInput(search))
  const hrefOf = (page: number) => settingsHref({ page })
  return (
    <section aria-labelledby="history" className="overflow-hidden card">
      <h2 id="history" className="px-4 pt-3.5 pb-2 text-16 font-bold">
        {t.history}
      </h2>
      {found.list.length === 0 && found.total > 0 ? (
        <EmptiedPage firstHref={hrefOf(1)} />
      ) : found.list.length === 0 ? (
        <p className="px-4 pb-4 text-13 text-ink-3">{t.noHistory}</p>
      ) : (
        <ol className="text-13">
          {found.list.map((change) => (
            <ChangeRow
              key={change.pkId}
              change={change}
              setting={settings.find(({ name }) => name === change.name)}
            />
          ))}
        </ol>
      )}
      {found.pages > 1 && (
        <div className="border-t border-line px-4">
          <Pagination
            current={search.page}
            last={found.pages}
            hrefOf={hrefOf}
            onJump={(page) => navigate(hrefOf(page))}
          />
        </div>
      )}
    </section>
  )
}

function ChangeRow({ change, setting }: { change: SettingChange; setting: Setting | undefined }) {
  const t = useTexts(settingsTexts)
  const dates = useDates()
  const words = settingWords(useLocale())
  const [confirm, confirmDialog] = useConfirm()
  const { save, isSaving } = useSave()
  const name = nameIn(words, change.name)
  const textOf = (value: number) => valueIn(words, setting?.unit, value)
  const from = textOf(change.from)
  const restore = async (now: Setting) => {
    const question = {
      title: t.restoreTitle(name, from),
      text: t.restoreText(textOf(now.value)),
      yes: t.restore,
      no: t.cancel,
    }
    if (await confirm(question)) await save(now, change.from)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <b className="font-medium">{name}</b>{' '}
        <span className="figures">{t.fromTo(from, textOf(change.to))}</span>
        <span className="block text-12 text-ink-3">
          {t.changedBy(change.changedBy, dates.stamp(change.gmtCreate))}
        </span>
      </span>
      {setting && setting.value !== change.from && (
        <Button
          size="sm"
          busy={isSaving}
          className="max-lg:min-h-11!"
          aria-label={`${t.restoreValue(from)} · ${name}`}
          onClick={() => void restore(setting)}
        >
          {t.restoreValue(from)}
        </Button>
      )}
      {confirmDialog}
    </li>
  )
}
