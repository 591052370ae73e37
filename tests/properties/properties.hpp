#pragma once

#include "tests/properties/legality.hpp"
#include "tests/properties/record.hpp"
#include "tests/properties/secrecy.hpp"

/// The properties that every game must have, on at least 2,000 random matches, the same in every run.
/// A game's test gives a Subject (random_match.hpp) and instantiates the three suites:
///
///   INSTANTIATE_TYPED_TEST_SUITE_P(NowaHuta, Legality, NowaHutaSubject);
///   INSTANTIATE_TYPED_TEST_SUITE_P(NowaHuta, Secrecy, NowaHutaSubject);
///   INSTANTIATE_TYPED_TEST_SUITE_P(NowaHuta, Record, NowaHutaSubject);
///
/// What its rules keep constant (markers, cards, blood) it checks itself, at each step of the same matches.
