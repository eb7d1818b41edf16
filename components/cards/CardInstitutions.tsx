import { AppLink } from '@/components/ui/AppLink';
import { fillIn } from '@/components/ui/fill-in';
import { Icon } from '@/components/ui/Icon';
import type { Routes } from '@/lib/addresses/routes';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import styles from './CardInstitutions.module.css';
import { CardInstitutionsToggle } from './CardInstitutionsToggle';
import type { CardTexts } from './useCardTexts';

interface CardInstitutionsProps extends Pick<CourseCardData, 'institutions'> {
  readonly texts: CardTexts;
  readonly to: Routes;
}

/**
 * The institutions that offer a course. Several institutions unfold into a list by mouse, touch or keyboard. The list
 * lies over the card, so that nothing beside it moves.
 */
export function CardInstitutions({ institutions, texts, to }: CardInstitutionsProps) {
  const [first, ...others] = institutions;
  if (!first) return null;
  if (others.length === 0) return <p className={styles.single}>{first.name}</p>;
  const andOthers = others.length === 1 ? texts.andAnother : fillIn(texts.andOthers, { count: others.length });
  return (
    <CardInstitutionsToggle className={styles.several}>
      <summary>
        {/* One text, because screen readers read several without the spaces between them. */}
        <span>{`${first.name} ${andOthers}`}</span>
        <Icon name="down" />
      </summary>
      <ul aria-label={texts.institutionList} tabIndex={-1}>
        {institutions.map(({ id, name }) => (
          <li key={id}>
            <AppLink href={to.institution(id)}>{name}</AppLink>
          </li>
        ))}
      </ul>
    </CardInstitutionsToggle>
  );
}
