import '../zod-without-eval.ts';
import * as z from 'zod';
import { isBlankHtml } from '../../html/markup.ts';
import { emptyHtml, type UntrustedHtml } from '../../model/html.ts';
import { isId } from '../../model/id.ts';

const languagePattern = /^[a-z]{2}$/;
/** Halves of surrogate pairs, and control characters except tab and line ends. */
const unprintable = /\p{Cs}|[^\P{Cc}\t\n\r]/gu;

function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return value.replace(unprintable, '').trim() || null;
}

function readId(value: unknown): string | null {
  const text = readText(value);
  return text !== null && isId(text) ? text : null;
}

function readHtml(value: unknown): UntrustedHtml | null {
  const text = readText(value);
  return text === null || isBlankHtml(text) ? null : (text as UntrustedHtml);
}

function readLanguage(value: unknown): string | null {
  const code = readText(value)?.toLowerCase() ?? '';
  return languagePattern.test(code) ? code : null;
}

function readLanguages(value: unknown): readonly string[] {
  const codes = (readText(value) ?? '').split(',').map(readLanguage);
  return [...new Set(codes.filter((code) => code !== null))];
}

function readCount(value: unknown): number | null {
  const text = readText(value);
  const count = text !== null && /^\d+$/.test(text) ? Number(text) : null;
  return Number.isSafeInteger(count) ? count : null;
}

/** A field of any kind. `read` must accept every value without throwing. */
export function field<T>(read: (value: unknown) => T) {
  return z.unknown().optional().transform(read);
}

/** A field that its object must have: without it the object is unusable. */
export function required<T>(read: (value: unknown) => T | null, expected: string) {
  return z
    .unknown()
    .optional()
    .transform((value, context): T => {
      const result = read(value);
      if (result !== null) return result;
      context.addIssue({ code: 'custom', message: `no ${expected}` });
      return z.NEVER;
    });
}

/** Plain text; `null` when absent or blank. */
export const text = field(readText);
/** Editor HTML; `null` when it shows nothing. */
export const html = field(readHtml);
/** The title of a course without a visible one. Pages show a word of their own for it. */
export const untitled = emptyHtml;
/** An id; `null` when absent or not valid. */
export const optionalId = field(readId);
/** Two-letter code in lower case; `null` when absent or anything else. */
export const language = field(readLanguage);
/** Comma-separated codes, each once. */
export const languages = field(readLanguages);
/** Whole number of 0 or more; `null` when absent or anything else. */
export const count = field(readCount);
/** Whole number of 0 or more. */
export const requiredCount = required(readCount, 'count');
export const requiredText = required(readText, 'text');
export const requiredHtml = required(readHtml, 'text');
export const requiredLanguage = required(readLanguage, 'two-letter language');
export const requiredId = required(readId, 'valid id');
