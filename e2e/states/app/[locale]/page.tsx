import Link from 'next/link';
import { areas } from '../../areas/areas';

/** The list of areas. */
export default function StatesPage() {
  return (
    <main className="container">
      <h1>Component states</h1>
      <ul>
        {Object.keys(areas).map((name) => (
          <li key={name}>
            <Link href={`/it/${name}`}>{name}</Link> (<Link href={`/en/${name}`}>English</Link>)
          </li>
        ))}
      </ul>
    </main>
  );
}
