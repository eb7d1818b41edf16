const clients = 8;

/** Eight concurrent clients make all calls; each client makes its share one by one. @returns milliseconds of each call */
export async function timeEightClients<T>(asked: readonly T[], time: (one: T) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  const askInTurn = async (client: number) => {
    for (const one of asked.filter((_, place) => place % clients === client)) times.push(await time(one));
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => askInTurn(client)));
  return times;
}
