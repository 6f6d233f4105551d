import { savedHref } from '@hojip/hrefs/favourites'
import {
  toast,
  useAnswer,
  useLazyCall,
  useNavigate,
  useTexts,
  useViewer,
  useWrite,
} from '@hojip/platform/page'
import { partTexts } from './texts.ts'
import { useMark, type Saving } from './use-mark.ts'

const stateCall = 'POST /appUserFavorite/queryByGoodsIds'
const listCall = 'POST /appUserFavorite/queryByUserId'

/** Whether the viewer has saved the product, and the press that changes it. */
export function useSaving(goodsId: string): Saving {
  const t = useTexts(partTexts)
  const navigate = useNavigate()
  const answer = useAnswer()
  const input = { goodsIds: [goodsId] }
  const { data } = useLazyCall(stateCall, input, { when: useViewer() !== null })
  const show = (isSaved: boolean) => answer(stateCall, input, { list: [{ goodsId, canFavorite: !isSaved }] })
  const save = useWrite('POST /appUserFavorite/save', {
    onSuccess: () => {
      show(true)
      toast('success', t.saved, { label: t.seeSaved, run: () => navigate(savedHref) })
    },
    refreshes: [listCall],
  })
  const remove = useWrite('POST /appUserFavorite/deleteByGoodsId', {
    onSuccess: () => {
      show(false)
      toast('success', t.unsaved)
    },
    refreshes: [listCall],
  })
  return useMark({
    wish: { kind: 'goods', id: goodsId },
    isSaved: data?.list[0]?.canFavorite === false,
    keep: () => save.run({ goodsId }),
    end: () => remove.run({ goodsId }),
    isRunning: save.isRunning || remove.isRunning,
  })
}
