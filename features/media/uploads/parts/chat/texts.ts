import { defineTexts } from '@hojip/platform/page'

export const chatFileTexts = defineTexts({
  'zh-CN': {
    list: '正在上传的图片和视频',
    waiting: (name: string) => `“${name}”等待上传`,
    sending: (name: string) => `“${name}”正在上传`,
    retry: (name: string) => `重新上传“${name}”`,
    retryShort: '重试',
    remove: (name: string) => `取消发送“${name}”`,
    removeShort: '取消',
    failures: {
      kind: (_size: string) => '不支持这种文件，请选择图片（bmp、gif、jpg、png）或视频（mp4、mov、webm）',
      empty: (_size: string) => '这是空文件，请换一个',
      pictureSize: (size: string) => `图片有 ${size}，超过 5 MB，请压缩或换一张`,
      videoSize: (size: string) => `视频有 ${size}，超过 50 MB，请剪短或压缩后再发`,
      connection: (_size: string) => '没有传上去，请检查网络后重试',
    },
    unplayable: '这个视频无法播放，请转成 MP4（H.264）或 WebM 再发送',
    cannotPlay: '您的浏览器无法播放这个视频。',
    download: '下载观看',
  },
  'en-US': {
    list: 'Pictures and videos being uploaded',
    waiting: (name) => `“${name}” is waiting to be uploaded`,
    sending: (name) => `“${name}” is being uploaded`,
    retry: (name) => `Upload “${name}” again`,
    retryShort: 'Try again',
    remove: (name) => `Cancel “${name}”`,
    removeShort: 'Cancel',
    failures: {
      kind: () =>
        'This kind of file is not supported. Choose a picture (bmp, gif, jpg, png) or video (mp4, mov, webm)',
      empty: () => 'This file is empty. Choose another',
      pictureSize: (size) => `This picture has ${size}; the limit is 5 MB. Make it smaller or choose another`,
      videoSize: (size) => `This video has ${size}; the limit is 50 MB. Shorten or compress it`,
      connection: () => 'It did not get through. Check your connection and try again',
    },
    unplayable: 'This video cannot be played. Convert it to MP4 (H.264) or WebM',
    cannotPlay: 'Your browser cannot play this video.',
    download: 'Download it',
  },
  'ko-KR': {
    list: '올리는 중인 사진과 동영상',
    waiting: (name) => `‘${name}’ 업로드 대기 중`,
    sending: (name) => `‘${name}’ 올리는 중`,
    retry: (name) => `‘${name}’ 다시 올리기`,
    retryShort: '다시 시도',
    remove: (name) => `‘${name}’ 전송 취소`,
    removeShort: '취소',
    failures: {
      kind: () =>
        '보낼 수 없는 파일이에요. 사진(bmp, gif, jpg, png)이나 동영상(mp4, mov, webm)을 골라 주세요',
      empty: () => '빈 파일이에요. 다른 파일을 골라 주세요',
      pictureSize: (size) => `사진이 ${size}라서 5MB를 넘어요. 용량을 줄이거나 다른 사진을 골라 주세요`,
      videoSize: (size) => `동영상이 ${size}라서 50MB를 넘어요. 길이나 용량을 줄여 주세요`,
      connection: () => '올리지 못했어요. 네트워크를 확인하고 다시 시도해 주세요',
    },
    unplayable: '재생할 수 없는 동영상이에요. MP4(H.264)나 WebM으로 바꿔서 보내 주세요',
    cannotPlay: '이 브라우저에서는 동영상을 재생할 수 없어요.',
    download: '내려받아서 보기',
  },
})
