import { defineTexts } from '@hojip/platform/page'

export const editingTexts = defineTexts({
  'zh-CN': {
    editing: (names: string, _count: number) => `${names}也在修改，还没有保存`,
    otherTab: '你在另一个窗口里也在修改，还没有保存',
    newer: '刚刚有人保存了新的版本',
    merge: '查看并合并',
    notLoaded: '没有取到新的版本，请再试一次',
  },
  'en-US': {
    editing: (names, count) =>
      count === 1
        ? `${names} is editing this too and hasn’t saved yet`
        : `${names} are editing this too and haven’t saved yet`,
    otherTab: 'You’re editing this in another tab too and haven’t saved there yet',
    newer: 'A newer version has just been saved',
    merge: 'Review and merge',
    notLoaded: 'The newer version could not be loaded. Please try again',
  },
  'ko-KR': {
    editing: (names) => `${names}님도 수정하고 있어요. 아직 저장하지 않았어요`,
    otherTab: '다른 창에서도 수정하고 있어요. 아직 저장하지 않았어요',
    newer: '방금 새 버전이 저장됐어요',
    merge: '확인하고 합치기',
    notLoaded: '새 버전을 불러오지 못했어요. 다시 시도해 주세요',
  },
})
