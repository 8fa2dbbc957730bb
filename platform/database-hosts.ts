/** Finds, of the several hosts that one database address may name, the one that takes writes. */
import pg from 'pg'

/** Milliseconds in which a host has to answer; less than the pool waits for a connection. */
const patience = 1_500

/** SQLSTATE of a write on a standby. */
const readOnly = '25006'

/**
 * One address for each host that `url` names, `postgres://user:password@one:5432,two/name?…`.
 * A port that a host lacks is the driver's default; `target_session_attrs`, which other clients are
 * told by, is left out, as only a host that takes writes is of use here.
 */
export function addressesOf(url: string): string[] {
  const [, scheme = '', credentials = '', hosts = '', rest = ''] =
    /^(\w+:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/s.exec(url) ?? []
  const others = rest.replace(/([?&])target_session_attrs=[^&#]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => scheme + credentials + host + others)
}

type ClientClass = typeof pg.Client
const classes = new Map<string, ClientClass>()

/**
 * The client to reach `connection` with. Where its address names several hosts, all clients of the
 * process share what they know of which one takes writes, and ask anew once that one is lost.
 */
export function clientFor({ connectionString = '' }: pg.ClientConfig): ClientClass {
  const addresses = addressesOf(connectionString)
  if (addresses.length < 2) return pg.Client
  const known = classes.get(connectionString) ?? clientOfHosts(addresses)
  classes.set(connectionString, known)
  return known
}

type Failed = (error: Error) => void
type Callback = Failed | ((error: null, client: pg.Client) => void)
type Place = Pick<pg.Client, 'host' | 'port'>

function clientOfHosts(addresses: string[]): ClientClass {
  let leader: Promise<Place> | undefined
  const forget = () => {
    leader = undefined
  }
  const findLeader = () => {
    leader ??= findWritable(addresses)
    leader.catch(forget)
    return leader
  }

  return class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: addresses[0] })
      this.on('error', forget)
      // It has become a standby: whoever has this connection is to get another one.
      this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
        if (code !== readOnly) return
        forget()
        setImmediate(() => this.connection.stream.destroy())
      })
    }

    async #connect(): Promise<pg.Client> {
      const { host, port } = await findLeader()
      // Whoever wanted it has stopped waiting.
      if (this.connection.stream.destroyed) throw new Error('Connection terminated')
      Object.assign(this, { host, port })
      return super.connect().catch((error) => {
        forget()
        throw error
      })
    }

    override connect(callback?: Callback) {
      const connecting = this.#connect()
      if (callback) connecting.then((client) => callback(null as never, client), callback as Failed)
      return connecting
    }
  }
}

/** The first host to say that it takes writes. @throws Error of a host where none does */
async function findWritable(addresses: string[]): Promise<Place> {
  const tries = addresses.map(askHost)
  return Promise.any(tries).catch(({ errors }: AggregateError) => {
    // A standby that answers says more than a host that is away: the cluster is looking for a leader.
    throw errors.find(({ code }) => code === readOnly) ?? errors[0]
  })
}

async function askHost(connectionString: string): Promise<Place> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'darya-studio looks for the leader',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off') {
      throw Object.assign(new Error('This host takes no writes'), { code: readOnly })
    }
    return { host: client.host, port: client.port }
  } finally {
    void client.end().catch(() => {})
  }
}
