import type { ArticleTexts } from './article.ts'

export const registration: ArticleTexts = {
  'zh-CN': () => ({
    title: '注册账号',
    lead: '一个手机号就是一个账号，第一次登录时自动注册，不收任何费用。',
    sections: [
      {
        heading: '怎样注册',
        paragraphs: ['点页面左上角的“免费注册”，按下面三步操作：'],
        points: [
          '填写手机号。中国大陆（+86）和韩国（+82）的号码都可以用。',
          '点“获取验证码”，把收到的短信验证码填进去。',
          '阅读并勾选《用户服务协议》和《隐私政策》，点“注册”。',
        ],
      },
      {
        heading: '用微信或支付宝登录',
        paragraphs: [
          '登录页也可以选微信或支付宝。第一次这样登录时，需要绑定一个手机号，之后用哪种方式登录都是同一个账号。',
        ],
      },
      {
        heading: '收不到验证码',
        paragraphs: ['请先确认号码没有填错、手机有信号，再看看短信有没有被拦截。'],
        points: [
          '验证码五分钟内有效，重新获取后旧的就作废了。',
          '短时间内多次获取会被暂停发送，请按页面提示的时间再试。',
          '验证码不要告诉任何人。好集的工作人员不会向你索要。',
        ],
      },
      {
        heading: '换手机号、注销账号',
        paragraphs: [
          '登录后可以在“个人中心”里更换手机号、设置登录密码、查看登录过的设备，也可以注销账号。注销前请先处理完没有结束的订单。',
        ],
      },
    ],
  }),
  'en-US': () => ({
    title: 'Creating an account',
    lead: 'One phone number is one account. It opens when you first sign in, and it is free.',
    sections: [
      {
        heading: 'How to register',
        paragraphs: ['Choose “Register free” at the top left of any page, then:'],
        points: [
          'Enter your mobile number. Numbers from mainland China (+86) and Korea (+82) both work.',
          'Choose “Send code” and type in the code from the message.',
          'Read the terms of service and the privacy policy, tick the box, and register.',
        ],
      },
      {
        heading: 'Signing in with WeChat or Alipay',
        paragraphs: [
          'You can also sign in with WeChat or Alipay. The first time you are asked for a phone number; after that every way of signing in leads to the same account.',
        ],
      },
      {
        heading: 'The code does not arrive',
        paragraphs: ['Check the number and your reception, then look into your blocked messages.'],
        points: [
          'A code works for five minutes. Asking for a new one ends the old one.',
          'After several requests in a short time, sending pauses. The page says when to try again.',
          'Tell the code to nobody. Our staff will never ask for it.',
        ],
      },
      {
        heading: 'Changing your number, closing your account',
        paragraphs: [
          'Your personal centre lets you change the number, set a password, see the devices that are signed in, and close the account. Finish any open orders before you close it.',
        ],
      },
    ],
  }),
  'ko-KR': () => ({
    title: '회원가입 안내',
    lead: '휴대폰 번호 하나가 계정 하나예요. 처음 로그인할 때 자동으로 가입되고 비용은 들지 않아요.',
    sections: [
      {
        heading: '가입 방법',
        paragraphs: ['화면 왼쪽 위의 ‘무료 회원가입’을 누르고 다음 순서로 진행해 주세요.'],
        points: [
          '휴대폰 번호를 입력해요. 중국(+86)과 한국(+82) 번호를 모두 쓸 수 있어요.',
          '‘인증번호 받기’를 누르고 문자로 받은 번호를 입력해요.',
          '이용약관과 개인정보 처리방침을 읽고 동의한 뒤 가입을 마쳐요.',
        ],
      },
      {
        heading: '위챗·알리페이로 로그인',
        paragraphs: [
          '로그인 화면에서 위챗이나 알리페이를 선택할 수도 있어요. 처음 한 번만 휴대폰 번호를 연결하면 그다음부터는 어떤 방법으로 로그인해도 같은 계정이에요.',
        ],
      },
      {
        heading: '인증번호가 오지 않을 때',
        paragraphs: ['번호를 바르게 입력했는지, 스팸 문자함에 들어가지 않았는지 먼저 확인해 주세요.'],
        points: [
          '인증번호는 5분 동안 쓸 수 있고, 새로 받으면 이전 번호는 쓸 수 없어요.',
          '짧은 시간에 여러 번 요청하면 발송이 잠시 멈춰요. 화면에 나온 시간이 지난 뒤 다시 시도해 주세요.',
          '인증번호는 누구에게도 알려 주지 마세요. 호집 직원은 인증번호를 묻지 않아요.',
        ],
      },
      {
        heading: '번호 변경과 탈퇴',
        paragraphs: [
          '마이페이지에서 휴대폰 번호를 바꾸고 비밀번호를 정하고 로그인한 기기를 확인할 수 있어요. 탈퇴도 여기에서 할 수 있어요. 탈퇴하기 전에 진행 중인 주문을 먼저 마무리해 주세요.',
        ],
      },
    ],
  }),
}
