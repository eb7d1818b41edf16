import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { ExternalAnchor } from '@/components/ui/ExternalAnchor';
import { Icon } from '@/components/ui/Icon';
import { PageHero } from '@/components/ui/PageHero';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { CarouselTexts } from '@/components/ui/useCarouselTexts';
import type { UntrustedHtml } from '@/lib/model/html';
import { SlideCarousel, ToastState } from './islands';

const html = (text: string) => text as UntrustedHtml;
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(6);
const rich = html(
  '<h2>Titolo</h2><p>Un <em>testo</em> con <a href="https://example.org">un rimando</a> e x<sup>2</sup>.</p>' +
    '<ul><li>uno</li><li>due</li></ul><blockquote>Citazione</blockquote><pre>codice</pre>' +
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
);
const texts: CarouselTexts = {
  carousel: 'carosello',
  slide: 'elemento',
  position: '{position} di {total}',
  page: 'Pagina {page} di {pages}',
  shown: '{from}–{to} of {total}',
  shownOne: '{from} of {total}',
  previous: 'Precedente',
  next: 'Successiva',
  pause: 'Ferma',
  play: 'Avvia',
};

/** Components without knowledge of the domain. */
export const ui = {
  ButtonLink: {
    solid: <ButtonLink href="/home">Sfoglia</ButtonLink>,
    outline: (
      <ButtonLink href="/home" look="outline">
        Sfoglia
      </ButtonLink>
    ),
    long: <ButtonLink href="/home">{long}</ButtonLink>,
  },
  ExternalAnchor: {
    solid: <ExternalAnchor href="https://example.org">Vai al corso</ExternalAnchor>,
    outline: (
      <ExternalAnchor href="https://example.org" look="outline">
        Vai al corso
      </ExternalAnchor>
    ),
  },
  Icon: {
    some: (
      <p>
        <Icon name="search" /> <Icon name="calendar" /> <Icon name="stack" /> <Icon name="theme" />
      </p>
    ),
  },
  PageHero: {
    plain: <PageHero title="Il progetto" text="Che cos’è" />,
    long: <PageHero title={long} text={long} />,
    picture: (
      <PageHero title="Il progetto" text="Che cos’è" picture={<RemoteImage id="1" width={320} height={180} />} />
    ),
  },
  RemoteImage: {
    picture: <RemoteImage id="1" width={320} height={180} />,
    'no picture': <RemoteImage id={null} width={320} height={180} />,
  },
  RichText: {
    full: <RichText html={rich} highestHeading={3} />,
    'right to left': <RichText html={html('<p>الجبر: مقدمة في <strong>الرياضيات</strong></p>')} lang="ar" />,
    inline: <RichText html={html('Sette secoli di <em>equazioni</em>')} inline />,
    long: <RichText html={html(`<p>${long}</p>`)} />,
  },
  Section: {
    plain: (
      <Section id="plain" title="Titolo" aside={<a href="#all">Tutti</a>}>
        <p>Testo</p>
      </Section>
    ),
    tint: (
      <Section id="tint" title={long} tinted>
        <p>Testo</p>
      </Section>
    ),
  },
  EmptyState: {
    plain: <EmptyState title="Niente" text="Non c’è niente." />,
    actions: (
      <EmptyState title={long} text={long}>
        <ButtonLink href="/home">Home</ButtonLink>
      </EmptyState>
    ),
  },
  Carousel: {
    full: <SlideCarousel label="Corsi" texts={texts} count={12} />,
    one: <SlideCarousel label="Uno" texts={texts} count={1} />,
    loading: <SlideCarousel label="In arrivo" texts={texts} count={3} busy />,
    'moves by itself': <SlideCarousel label="Loghi" texts={texts} count={8} autoplayDelay={3000} />,
  },
  ToastMessage: {
    error: <ToastState severity="error" summary="Errore di caricamento" detail={long} />,
    warn: <ToastState severity="warn" summary="Attenzione" />,
    success: <ToastState severity="success" summary="Fatto" />,
    info: <ToastState severity="info" summary="Nota" />,
  },
};
