import { freePort } from '../../embedded-postgres/free-port.ts'
import { withMalls, type ProxyOptions } from './nginx.ts'
import { aProgram, type TestProgram } from './program.ts'

/**
 * A Caddy with a Caddyfile as an operator has it.
 * @param text the file; its name, addresses and certificate are replaced
 */
export async function aCaddy(text: string, { port, malls, tls }: ProxyOptions): Promise<TestProgram> {
  const plain = await freePort()
  // It asks nobody for a certificate, and leaves the machine's folders and store of trust alone.
  const own = `{
	admin off
	http_port ${plain}
	https_port ${port}
	skip_install_trust
	storage file_system storage
	servers {
		protocols h1 h2
	}
}
`
  const site = withMalls(text, malls).replace(
    /^\{\$MALL_HOST:[^}]+\} \{$/m,
    `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls certificate.pem key.pem`,
  )
  const files = { Caddyfile: own + site, 'certificate.pem': tls.certificate, 'key.pem': tls.key }
  const args = () => ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile']
  return aProgram('caddy', { port, files, args })
}
