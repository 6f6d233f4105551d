import { defineRefusals, type Refusal } from '@hojip/platform/refusal'

/** Why a file does not become a product's video. */
export const productVideosRefusals = defineRefusals('productVideos', {
  outside: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”不是视频文件夹里的路径，应类似 videos/kimchi.mp4',
      'en-US': '"{path}" is not a path inside the folder of videos, such as videos/kimchi.mp4',
      'ko-KR': '‘{path}’은(는) 동영상 폴더 안의 경로가 아니에요. videos/kimchi.mp4처럼 적어 주세요',
    },
  },
  missing: {
    code: '40001',
    text: {
      'zh-CN': '视频文件夹里没有“{path}”',
      'en-US': 'the folder of videos has no file "{path}"',
      'ko-KR': '동영상 폴더에 ‘{path}’ 파일이 없어요',
    },
  },
  wrongExtension: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”不是 mp4 或 webm 文件',
      'en-US': '"{path}" is not an mp4 or webm file',
      'ko-KR': '‘{path}’은(는) mp4나 webm 파일이 아니에요',
    },
  },
  tooLarge: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”太大，视频最大 {most} MB',
      'en-US': '"{path}" is too large; a video has {most} MB at most',
      'ko-KR': '‘{path}’이(가) 너무 커요. 동영상은 최대 {most}MB예요',
    },
  },
  tooLong: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”太长，视频最长 {most} 秒',
      'en-US': '"{path}" is too long; a video lasts {most} seconds at most',
      'ko-KR': '‘{path}’이(가) 너무 길어요. 동영상은 최대 {most}초예요',
    },
  },
  damaged: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”不是视频，或已损坏',
      'en-US': '"{path}" is not a video, or it is damaged',
      'ko-KR': '‘{path}’은(는) 동영상이 아니거나 손상된 파일이에요',
    },
  },
  unknown: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”的编码方式浏览器可能无法播放，请用 H.264 或 VP9',
      'en-US': 'browsers may be unable to play "{path}"; encode it as H.264 or VP9',
      'ko-KR': '‘{path}’의 인코딩은 브라우저에서 재생되지 않을 수 있어요. H.264나 VP9로 인코딩해 주세요',
    },
  },
  disagrees: {
    code: '40001',
    text: {
      'zh-CN': '“{path}”的内容是 {format}，与扩展名不符',
      'en-US': 'the content of "{path}" is {format}, unlike its extension',
      'ko-KR': '‘{path}’의 내용은 {format}(으)로, 확장자와 달라요',
    },
  },
})

export type VideoReason = `productVideos/${keyof typeof productVideosRefusals}`
export type VideoRefusal = Refusal<VideoReason>
